import type { AppId } from '../../catalog/app.ts';
import { apps } from '../../catalog/apps.ts';
import { pictureOf } from '../../catalog/pictures.ts';
import { useTranslations } from '../../i18n/useTranslations.tsx';
import { BlockPicture } from '../shared/Picture.tsx';
import styles from './Blocks.module.css';

interface BlocksProps {
  readonly tab: AppId;
}

/** Pictures and texts beside each other, changing sides from one to the next. */
export function Blocks({ tab }: BlocksProps) {
  const t = useTranslations('appProse.blocks');
  return (apps[tab].blocks ?? []).map((block, place) => (
    <div key={block} className={styles.block}>
      <BlockPicture picture={pictureOf(tab, 'block', block, place)} alt="" />
      <div>
        <h3>{t(`${block}.title`)}</h3>
        <p>{t(`${block}.text`)}</p>
      </div>
    </div>
  ));
}
