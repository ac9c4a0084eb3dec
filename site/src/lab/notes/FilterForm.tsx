import { replaceQuery } from '../../client/address.ts';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type NoteSetting,
  noteSettings,
  type PhoneSystem,
  phoneSystems,
  type ValueSetting,
  valueSettings,
} from '@otp-lab/app-notes';
import { Field } from '../../components/ui/Field.tsx';
import { Choice } from '../settings/Choice.tsx';
import type { ToolMemory } from '../tools.ts';
import { useRemembered } from '../useRemembered.ts';
import { AppCount } from './AppCount.tsx';
import styles from './FilterForm.module.css';
import { appsIn } from './filterRows.ts';
import { choicesOf, type Filters, readFilters, writeFilters } from './filters.ts';
import { useFilteredRows } from './useFilteredRows.ts';

interface FilterFormProps {
  readonly query: ReadonlyMap<string, string>;
  readonly memory: ToolMemory;
  /** The element that contains the table; undefined until it is rendered. */
  readonly rows: HTMLElement | undefined;
}

/** Visitors know the phone by its own name, and not always by its system's. */
const systemNames: Readonly<Record<PhoneSystem, string>> = { Android: 'Android', iOS: 'iPhone' };
const phoneChoices: readonly ('' | PhoneSystem)[] = ['', ...phoneSystems];
const settingChoices: readonly ('' | NoteSetting)[] = ['', ...noteSettings];

/** Filters for the table. They are in the query of the address, so that visitors can share a result. */
export function FilterForm({ query, memory, rows }: FilterFormProps) {
  const t = useTranslations('labNotes');
  const [search, setSearch] = useRemembered(memory, 'notes', '');
  const requested = useMemo(() => readFilters(query), [query]);
  const apps = useMemo(() => (rows ? appsIn(rows) : new Map<string, string>()), [rows]);
  const isUnknown = requested.app !== undefined && apps.size > 0 && !apps.has(requested.app);
  const filters = useMemo(
    () => (isUnknown ? { ...requested, app: undefined } : requested),
    [requested, isUnknown],
  );
  const { result, showsLacking, setShowsLacking } = useFilteredRows(rows, filters, search);

  const change = (changed: Partial<Filters>) =>
    replaceQuery(writeFilters({ ...filters, ...changed }));
  const need = (setting: ValueSetting, value: string) => {
    const { [setting]: _, ...others } = filters.needs;
    change({ needs: value === '' ? others : { ...others, [setting]: value } });
  };
  /** Presses the app's link in the table, which opens the app's page or filters the table. */
  const openApp = (app: string) => {
    if (app === '') change({ app: undefined });
    else rows?.querySelector<HTMLElement>(`tbody[data-app="${app}"] th a`)?.click();
  };
  const labelOf = (setting: ValueSetting, value: string) => {
    if (value === '') return t('any');
    return setting === 'period' ? t('period', { count: value }) : value.toUpperCase();
  };
  const hasNeeds = Object.keys(filters.needs).length > 0;
  const isFiltered = hasNeeds || [filters.app, filters.phone, filters.about].some(Boolean);
  const [isOpen, setOpen] = useState(false);
  const shouldOpen = isOpen || isFiltered;

  return (
    <div className={styles.filters}>
      {isUnknown && <p role="alert">{t('unknownApp', { app: query.get('app') ?? '' })}</p>}
      <div className={styles.fields} data-open={shouldOpen || undefined}>
        <fieldset>
          <legend>{t('find')}</legend>
          <Field label={t('search')}>
            {(control) => (
              <input
                {...control}
                type="search"
                autoComplete="off"
                spellCheck={false}
                value={search}
                onChange={({ target }) => setSearch(target.value)}
              />
            )}
          </Field>
          <details
            className={styles.line}
            open={shouldOpen}
            onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          >
            <summary>{t('filter')}</summary>
          </details>
          <Choice
            label={t('app')}
            values={['', ...apps.keys()]}
            value={filters.app ?? ''}
            show={(app) => apps.get(app) ?? t('allApps')}
            onChange={openApp}
          />
          <Choice
            label={t('phone')}
            values={phoneChoices}
            value={filters.phone ?? ''}
            show={(system) => (system === '' ? t('all') : systemNames[system])}
            onChange={(system) => change({ phone: system === '' ? undefined : system })}
          />
          <Choice
            label={t('about')}
            values={settingChoices}
            value={filters.about ?? ''}
            show={(setting) => (setting === '' ? t('all') : t(`setting.${setting}`))}
            onChange={(setting) => change({ about: setting === '' ? undefined : setting })}
          />
        </fieldset>
        <fieldset>
          <legend>{t('need')}</legend>
          {valueSettings.map((setting) => (
            <Choice
              key={setting}
              label={t(`setting.${setting}`)}
              values={['', ...choicesOf(setting)]}
              value={filters.needs[setting] ?? ''}
              show={(value) => labelOf(setting, value)}
              onChange={(value) => need(setting, value)}
            />
          ))}
        </fieldset>
      </div>
      <div className={styles.result}>
        <AppCount result={result} hasNeeds={hasNeeds} showsLacking={showsLacking} />
        {hasNeeds && result !== undefined && result.counts.lacks > 0 && (
          <button type="button" className="button" onClick={() => setShowsLacking(!showsLacking)}>
            {t(showsLacking ? 'hide' : 'show', { count: result.counts.lacks })}
          </button>
        )}
        {(isFiltered || search !== '') && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setSearch('');
              replaceQuery(writeFilters({ needs: {} }));
            }}
          >
            {t('clear')}
          </button>
        )}
      </div>
    </div>
  );
}
