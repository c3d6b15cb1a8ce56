import { sitePaths } from '../../config/paths';
import { Confirmation } from '../../features/account/sign-in/components/confirmation';
import { Task } from '../../features/account/sign-in/components/form-page';
import { PageHead } from '../../features/seo/components/page-head';
import { useFragment } from '../../lib/document/use-fragment';
import { useWords } from '../../lib/words/use-words';

const introText = 'So that e-mails from this site reach you and nobody else.';

export default function ConfirmEmail() {
	const { say } = useWords();
	const code = useFragment('code');
	return (
		<>
			<PageHead
				title={say('Confirm your e-mail')}
				description={say(introText)}
				path={sitePaths.confirmEmail.at()}
				isPrivate
			/>
			<Task title={say('Confirm your address')} intro={say(introText)}>
				{code !== undefined && <Confirmation code={code} />}
			</Task>
		</>
	);
}
