import { Box } from '@chakra-ui/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths';
import { AskedFor } from '../../features/account/sign-in/components/asked-for';
import { Task } from '../../features/account/sign-in/components/form-page';
import { GoogleButton } from '../../features/account/sign-in/components/google-button';
import { SignUpForm } from '../../features/account/sign-in/components/sign-up-form';
import { PageHead } from '../../features/seo/components/page-head';
import { originOf, useUser, withOrigin } from '../../lib/auth';
import { useSite } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { TextLink } from '../../ui/text-link';
import { useAsked } from './asked';

export const action = () => null;

const introOf = (isOpen: boolean) =>
	isOpen
		? 'Save projects to your cart and leave a review.'
		: 'Open full projects, save them to your cart and leave a review.';
const afterGoogle = '/home';

export default function SignUp() {
	const { say } = useWords();
	const { features, readers } = useSite();
	const asked = useAsked();
	const isOpen = readers === 'everyone';
	const intro = say(introOf(isOpen));
	const user = useUser();
	const [search] = useSearchParams();
	if (user) return <Navigate to={originOf(search)} replace />;
	return (
		<>
			<PageHead title={say('Sign up')} description={intro} path={paths.signup.at()} />
			<Task
				title={
					asked
						? say(
								isOpen
									? 'Make an account and go back to {title}'
									: 'Make an account to open {title}',
								{ title: asked.title },
							)
						: say('Make an account, keep a shortlist')
				}
				intro={intro}
			>
				{asked && <AskedFor picture={asked.picture} />}
				<SignUpForm />
				{features.google && <GoogleButton redirect={originOf(search, afterGoogle)} />}
				<Box marginTop="8" textStyle="ui">
					{say('Already have one?')}{' '}
					<TextLink to={withOrigin(paths.login.at(), search)}>{say('Login')}</TextLink>
				</Box>
			</Task>
		</>
	);
}
