import { Box } from '@chakra-ui/react';
import { paths } from '../../config/paths';
import { ForgotForm } from '../../features/account/sign-in/components/forgot-form';
import { Task } from '../../features/account/sign-in/components/form-page';
import { PageHead } from '../../features/seo/components/page-head';
import { TextLink } from '../../ui/text-link';

export const action = () => null;

const intro = 'Tell us your address, and a mail brings you a link to set a new password.';

export default function ForgotPassword() {
	return (
		<>
			<PageHead title="Forgotten password" description={intro} path={paths.forgotPassword.at()} />
			<Task title="Forgot your password?" intro={intro}>
				<ForgotForm />
				<Box marginTop="8">
					<TextLink to={paths.login.at()}>Back to the login</TextLink>
				</Box>
			</Task>
		</>
	);
}
