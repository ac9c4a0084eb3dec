import { useTranslations } from 'use-intl';
import type { AppId } from '../../catalog/app.ts';
import { apps } from '../../catalog/apps.ts';
import { pictureOf } from '../../catalog/picture.ts';
import { BlockPicture } from '../shared/Picture.tsx';
import styles from './Blocks.module.css';

interface BlocksProps {
  readonly tab: AppId;
}

/** An app's blocks: pictures with a text. In a wide window, the text is beside its picture, on alternating sides. */
export function Blocks({ tab }: BlocksProps) {
  const t = useTranslations('appProse.blocks');
  return (
    <div className={styles.blocks}>
      {(apps[tab].blocks ?? []).map((block, index) => (
        <div key={block} className={styles.block}>
          <BlockPicture picture={pictureOf(tab, 'block', block, index)} alt="" />
          <div>
            <h3>{t(`${block}.title`)}</h3>
            <p>{t(`${block}.text`)}</p>
          </div>
        </div>
      ))}
    </div>
  );
}
