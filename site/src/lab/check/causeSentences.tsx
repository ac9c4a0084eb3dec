import { useLocale, useTranslations } from 'use-intl';
import {
  type Cause,
  type CausePart,
  type Diagnosis,
  looksLikeTypingDelay,
} from '@otp-lab/otp/diagnosis';
import { defaultSettings, type OtpSettings } from '@otp-lab/otp';
import { listOf } from '../../components/shared/intl.ts';
import { useSentences } from '../diagnosis/useSentences.ts';

type SettingName = 'algorithm' | 'digits' | 'period';

const settingNames: readonly string[] = ['algorithm', 'digits', 'period'] satisfies SettingName[];

/** Returns whether a part of a cause is about a setting of the account. Visitors can compare it with the QR code. */
function isAboutSetting({ family }: CausePart): boolean {
  return family === 'type' || settingNames.includes(family);
}

/** Returns the setting that the app ignored: it used the value that every app supports. Undefined for other causes. */
function ignoredSetting(
  { family, values }: CausePart,
  { type }: OtpSettings,
): SettingName | undefined {
  // A counter-based account has no period that could be ignored.
  if (!settingNames.includes(family) || (family === 'period' && type === 'hotp')) return undefined;
  const name = family as SettingName;
  return values[name] === defaultSettings[name] ? name : undefined;
}

/** Returns a function that names values of settings, as in 'SHA256, 8 digits, and 60 seconds'. */
function useSettingList(): (settings: OtpSettings, names: readonly SettingName[]) => string {
  const t = useTranslations('labCheck');
  const field = useTranslations('otpqr.settings');
  const language = useLocale();
  return ({ algorithm, digits, period }, names) => {
    const texts = {
      algorithm,
      digits: t('digitsOf', { digits }),
      period: field('seconds', { seconds: period }),
    };
    return listOf(
      language,
      names.map((name) => texts[name]),
      'conjunction',
    );
  };
}

/**
 * Returns a function that says what the app did: which settings it ignored, and a sentence for each other part. Other
 * values of settings come before faults, because a visitor can check them.
 * @param isClockRight the visitor's answer about the device's clock. If it's right, a code can only come late because
 *   of typing.
 */
export function useCauseSentences(
  isClockRight?: boolean,
): (cause: Cause, settings: OtpSettings) => readonly string[] {
  const t = useTranslations('labCheck');
  const list = useSettingList();
  const sentencesOf = useSentences();
  return ({ parts }, settings) => {
    const ignored = parts.flatMap((part) => ignoredSetting(part, settings) ?? []);
    const rest = parts
      .filter((part) => ignoredSetting(part, settings) === undefined)
      .toSorted((a, b) => Number(isAboutSetting(b)) - Number(isAboutSetting(a)));
    return [
      ...(ignored.length > 0 ? [t('ignored', { settings: list(settings, ignored) })] : []),
      ...rest.map((part) =>
        isClockRight === true && looksLikeTypingDelay(part)
          ? t('typedLate')
          : sentencesOf([part], settings),
      ),
    ];
  };
}

interface UsedInsteadProps {
  readonly diagnosis: Diagnosis;
  readonly settings: OtpSettings;
}

/** Says which values the app used instead of those that it ignored. */
export function UsedInstead({ diagnosis, settings }: UsedInsteadProps) {
  const t = useTranslations('labCheck');
  const list = useSettingList();
  const ignored = diagnosis.parts.flatMap((part) => ignoredSetting(part, settings) ?? []);
  if (ignored.length === 0 || diagnosis.namedRivals.length > 0) return null;
  const used = list({ ...settings, ...defaultSettings }, ignored);
  return <p>{t('usedInstead', { settings: used })}</p>;
}
