import { Box } from '@chakra-ui/react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { Task } from '../../features/account/sign-in/components/form-page';
import { GoogleButton } from '../../features/account/sign-in/components/google-button';
import { AskedFor } from '../../features/account/sign-in/components/requested-page';
import { SignUpForm } from '../../features/account/sign-in/components/sign-up-form';
import { PageHead } from '../../features/seo/components/page-head';
import { originOf, useUser, withOrigin } from '../../lib/auth';
import { useSite } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { TextLink } from '../../ui/text-link';
import { useRequestedContent } from './requested-content';

export const action = () => null;

const introOf = (isOpen: boolean) =>
	isOpen
		? 'Save projects to your cart and leave a review.'
		: 'Open full projects, save them to your cart and leave a review.';
const afterGoogle = '/home';

export default function SignUp() {
	const { t } = useWords();
	const { features, readers } = useSite();
	const requestedContent = useRequestedContent();
	const isOpen = readers === 'everyone';
	const introText = t(introOf(isOpen));
	const user = useUser();
	const [search] = useSearchParams();
	if (user) return <Navigate to={originOf(search)} replace />;
	return (
		<>
			<PageHead title={t('Sign up')} description={introText} path={sitePaths.signup.at()} />
			<Task
				title={
					requestedContent
						? t(
								isOpen
									? 'Create an account and go back to {title}'
									: 'Create an account to open {title}',
								{ title: requestedContent.title },
							)
						: t('Create an account, keep a shortlist')
				}
				intro={introText}
			>
				{requestedContent && <AskedFor picture={requestedContent.picture} />}
				<SignUpForm />
				{features.google && <GoogleButton redirect={originOf(search, afterGoogle)} />}
				<Box marginTop="8" textStyle="ui">
					{t('Already have an account?')}{' '}
					<TextLink to={withOrigin(sitePaths.login.at(), search)}>{t('Login')}</TextLink>
				</Box>
			</Task>
		</>
	);
}
