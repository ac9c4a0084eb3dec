import { useTranslations } from 'use-intl';
import type { AppId } from '../../catalog/app.ts';
import { apps } from '../../catalog/apps.ts';
import { pictureOf } from '../../catalog/picture.ts';
import { BlockPicture } from '../shared/Picture.tsx';
import styles from './Blocks.module.css';

interface BlocksProps {
  readonly tab: AppId;
}

/** An app's blocks: a picture beside a text, on alternating sides. */
export function Blocks({ tab }: BlocksProps) {
  const t = useTranslations('appProse.blocks');
  return (apps[tab].blocks ?? []).map((block, index) => (
    <div key={block} className={styles.block}>
      <BlockPicture picture={pictureOf(tab, 'block', block, index)} alt="" />
      <div>
        <h3>{t(`${block}.title`)}</h3>
        <p>{t(`${block}.text`)}</p>
      </div>
    </div>
  ));
}
