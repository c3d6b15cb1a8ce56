import { Box } from '@chakra-ui/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths';
import { GoogleButton } from '../../features/accounts/components/google-button';
import { SignUpForm } from '../../features/accounts/components/sign-up-form';
import { Task } from '../../features/accounts/components/task';
import { PageHead } from '../../features/site-setting/components/page-head';
import { useSite } from '../../features/site-setting/use-site';
import { originOf, useSession, withOrigin } from '../../lib/auth';
import { TextLink } from '../../ui/text-link';

export const action = () => null;

const intro = 'Open full projects, save them to your cart and leave a review.';
const afterGoogle = '/home';

export default function SignUp() {
	const { features } = useSite();
	const session = useSession();
	const [search] = useSearchParams();
	if (session.status === 'signed-in') return <Navigate to={originOf(search)} replace />;
	return (
		<>
			<PageHead title="Sign up" description={intro} path={paths.signup.at()} />
			<Task title="Make an account, keep a shortlist" intro={intro}>
				<SignUpForm />
				{features.google && <GoogleButton redirect={originOf(search, afterGoogle)} />}
				<Box marginTop="8" textStyle="ui">
					Already have one? <TextLink to={withOrigin(paths.login.at(), search)}>Login</TextLink>
				</Box>
			</Task>
		</>
	);
}
