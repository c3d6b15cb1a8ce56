import { Box } from '@chakra-ui/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths';
import { Task } from '../../features/account/sign-in/components/form-page';
import { GoogleButton, googleError } from '../../features/account/sign-in/components/google-button';
import { LoginForm } from '../../features/account/sign-in/components/login-form';
import { PageHead } from '../../features/seo/components/page-head';
import { originOf, useSession, withOrigin } from '../../lib/auth';
import { useSite } from '../../lib/site/use-site';
import { TextLink } from '../../ui/text-link';

export const action = () => null;

const afterGoogle = '/home';

export default function Login() {
	const { features } = useSite();
	const session = useSession();
	const [search] = useSearchParams();
	if (session.status === 'signed-in') return <Navigate to={originOf(search)} replace />;
	return (
		<>
			<PageHead
				title="Login"
				description="Sign in to open full projects, keep a cart and leave reviews."
				path={paths.login.at()}
			/>
			<Task title="Good to see you again" intro="Your shortlist is where you left it.">
				<LoginForm refusal={googleError(search)} />
				{features.google && <GoogleButton redirect={originOf(search, afterGoogle)} />}
				<Box marginTop="8">
					<TextLink to={withOrigin(paths.signup.at(), search)}>create a new account ?</TextLink>
				</Box>
			</Task>
		</>
	);
}
