import { useTranslations } from 'use-intl';
import { Link } from '../../components/ui/Link.tsx';

/** What someone can do who only wants to sign in somewhere, and a link to the rest of the advice. */
export function FirstAid() {
  const t = useTranslations('labCheck');
  return (
    <p>
      {t.rich('firstAid', {
        more: (text) => (
          <Link to="app" section="rejected">
            {text}
          </Link>
        ),
      })}
    </p>
  );
}
