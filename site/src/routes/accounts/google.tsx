import { useSearchParams } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { Task } from '../../features/account/sign-in/components/form-page';
import { GoogleReturn } from '../../features/account/sign-in/components/google-return';
import { PageHead } from '../../features/seo/components/page-head';
import { ownPath } from '../../lib/auth';
import { useWords } from '../../lib/words/use-words';

const introText = 'Google has confirmed who you are.';

export default function AfterGoogle() {
	const { say } = useWords();
	const [search] = useSearchParams();
	return (
		<>
			<PageHead
				title={say('Signing in')}
				description={say(introText)}
				path={sitePaths.googleDone.at()}
				isPrivate
			/>
			<Task title={say('Signing you in')} intro={say(introText)}>
				<GoogleReturn redirect={ownPath(search.get('redirect') ?? '') ?? '/home'} />
			</Task>
		</>
	);
}
