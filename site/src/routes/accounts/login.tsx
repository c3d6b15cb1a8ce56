import { Box } from '@chakra-ui/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { Task } from '../../features/account/sign-in/components/form-page';
import { GoogleButton, googleError } from '../../features/account/sign-in/components/google-button';
import { LoginForm } from '../../features/account/sign-in/components/login-form';
import { AskedFor } from '../../features/account/sign-in/components/requested-page';
import { PageHead } from '../../features/seo/components/page-head';
import { originOf, useUser, withOrigin } from '../../lib/auth';
import { useSite } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { TextLink } from '../../ui/text-link';
import { useRequestedContent } from './requested-content';

export const action = () => null;

const afterGoogle = '/home';

export default function Login() {
	const { t } = useWords();
	const { features, readers } = useSite();
	const isOpen = readers === 'everyone';
	const requestedContent = useRequestedContent();
	const user = useUser();
	const [search] = useSearchParams();
	if (user) return <Navigate to={originOf(search)} replace />;
	return (
		<>
			<PageHead
				title={t('Login')}
				description={
					isOpen
						? t('Sign in to keep a cart and leave reviews.')
						: t('Sign in to open full projects, keep a cart and leave reviews.')
				}
				path={sitePaths.login.at()}
			/>
			<Task
				title={
					requestedContent
						? t(isOpen ? 'Sign in and go back to {title}' : 'Sign in to open {title}', {
								title: requestedContent.title,
							})
						: t('Good to see you again')
				}
				intro={
					requestedContent ? t('You’re one step away.') : t('Your shortlist is where you left it.')
				}
			>
				{requestedContent && <AskedFor picture={requestedContent.picture} />}
				<LoginForm refusal={googleError(search)} />
				{features.google && <GoogleButton redirect={originOf(search, afterGoogle)} />}
				<Box marginTop="8">
					<TextLink to={withOrigin(sitePaths.signup.at(), search)}>
						{t('create a new account ?')}
					</TextLink>
				</Box>
			</Task>
		</>
	);
}
