import { useTranslations } from 'use-intl';
import { columnValues, noteColumns, valueSettings } from '@otp-lab/app-notes';
import { useColumnLabel } from './useColumnLabel.tsx';

/** The head of the table: the settings, and below each the values that visitors can filter by. */
export function NotesTableHead() {
  const t = useTranslations('labNotesTable');
  const toolMessages = useTranslations('labNotes');
  const valueOf = useColumnLabel();
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col">
          {t('app')}
        </th>
        {valueSettings.map((setting) => (
          <th key={setting} colSpan={columnValues[setting].length} scope="colgroup">
            {toolMessages(`setting.${setting}`)}
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
          >
            {valueOf(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
