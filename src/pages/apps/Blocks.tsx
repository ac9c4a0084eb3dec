import { blocks } from '../../catalog/pictures.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import type { AppTab } from '../../platform/appTabs.ts';
import { BlockPicture } from '../shared/Picture.tsx';
import styles from './Blocks.module.css';

interface BlocksProps {
  readonly tab: AppTab;
}

/** Pictures and texts beside each other, changing sides from one to the next. */
export function Blocks({ tab }: BlocksProps) {
  const t = useTranslations('catalog.blocks');
  return (blocks[tab] ?? []).map((block, place) => (
    <div key={block} className={styles.block}>
      <BlockPicture tab={tab} place={place} alt="" />
      <div>
        <h3>{t(`${block}.title`)}</h3>
        <p>{t(`${block}.text`)}</p>
      </div>
    </div>
  ));
}
