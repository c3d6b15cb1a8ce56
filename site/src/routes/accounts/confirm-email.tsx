import { sitePaths } from '../../config/paths';
import { Confirmation } from '../../features/account/sign-in/components/confirmation';
import { Task } from '../../features/account/sign-in/components/form-page';
import { PageHead } from '../../features/seo/components/page-head';
import { useFragment } from '../../lib/document/page-hooks';
import { useClientTexts, useWords } from '../../lib/words/use-words';

const introText = 'So that e-mails from this site reach you and nobody else.';

export default function ConfirmEmail() {
	const { t } = useWords();
	const code = useFragment('code');
	useClientTexts(
		'One moment…',
		'Error: {message}',
		'Incorrect code provided',
		'The link works once and expires in a day. Your profile shows whether your address is confirmed.',
		'The link works once and expires in a day. Your profile shows whether your address is confirmed, and can send you another link.',
		'Thank you, your e-mail address is confirmed.',
		'Go to my profile',
		'Go to the home page',
	);
	return (
		<>
			<PageHead
				title={t('Confirm your e-mail')}
				description={t(introText)}
				path={sitePaths.confirmEmail.at()}
				isPrivate
			/>
			<Task title={t('Confirm your address')} intro={t(introText)}>
				{code !== undefined && <Confirmation code={code} />}
			</Task>
		</>
	);
}
