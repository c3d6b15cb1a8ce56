import { Box } from '@chakra-ui/react';
import { sitePaths } from '../../config/paths';
import { ForgotForm } from '../../features/account/sign-in/components/forgot-form';
import { Task } from '../../features/account/sign-in/components/form-page';
import { WithoutMail } from '../../features/account/sign-in/components/without-mail';
import { PageHead } from '../../features/seo/components/page-head';
import { useSite } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { TextLink } from '../../ui/text-link';

export const action = () => null;

const introText = 'Tell us your address, and a mail brings you a link to set a new password.';
const introWithoutMail =
	'This site sends no mail. Its owner finds the link to a new password in the log of the site, or sets the password in the panel.';

export default function ForgotPassword() {
	const { say } = useWords();
	const { mail } = useSite().features;
	const text = say(mail ? introText : introWithoutMail);
	return (
		<>
			<PageHead
				title={say('Forgotten password')}
				description={text}
				path={sitePaths.forgotPassword.at()}
			/>
			<Task title={say('Forgot your password?')} intro={text}>
				{!mail && <WithoutMail />}
				<ForgotForm isMailed={mail} />
				<Box marginTop="8">
					<TextLink to={sitePaths.login.at()}>{say('Back to the login')}</TextLink>
				</Box>
			</Task>
		</>
	);
}
