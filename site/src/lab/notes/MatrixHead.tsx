import { useTranslations } from 'use-intl';
import { columnValues, noteColumns, valueSettings } from '@otp-lab/app-notes';
import { useColumnWords } from './useColumnWords.ts';

/** The settings, and below each the values that people ask for. */
export function MatrixHead() {
  const t = useTranslations('labMatrix');
  const words = useTranslations('labApps');
  const valueOf = useColumnWords();
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col">
          {t('app')}
        </th>
        {valueSettings.map((setting) => (
          <th key={setting} colSpan={columnValues[setting].length} scope="colgroup">
            {words(`setting.${setting}`)}
          </th>
        ))}
      </tr>
      <tr>
        {noteColumns.map((column) => (
          <th
            key={column.value}
            scope="col"
            data-setting={column.setting}
            data-value={column.value}
            data-first={column.value === String(columnValues[column.setting][0])}
          >
            {valueOf(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
