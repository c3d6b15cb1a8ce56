import { useSearchParams } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { Task } from '../../features/account/sign-in/components/form-page';
import { GoogleReturn } from '../../features/account/sign-in/components/google-return';
import { PageHead } from '../../features/seo/components/page-head';
import { ownPath } from '../../lib/auth';
import { useWords } from '../../lib/words/use-words';

const introText = 'Google has confirmed who you are.';

export default function AfterGoogle() {
	const { t } = useWords();
	const [search] = useSearchParams();
	return (
		<>
			<PageHead
				title={t('Signing in')}
				description={t(introText)}
				path={sitePaths.googleDone.at()}
				isPrivate
			/>
			<Task title={t('Signing you in')} intro={t(introText)}>
				<GoogleReturn redirect={ownPath(search.get('redirect') ?? '') ?? '/home'} />
			</Task>
		</>
	);
}
