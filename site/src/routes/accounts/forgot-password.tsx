import { Box } from '@chakra-ui/react';
import { sitePaths } from '../../config/paths';
import { AskOwner } from '../../features/account/sign-in/components/ask-owner';
import { ForgotForm } from '../../features/account/sign-in/components/forgot-form';
import { Task } from '../../features/account/sign-in/components/form-page';
import { PageHead } from '../../features/seo/components/page-head';
import { useSite } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { TextLink } from '../../ui/text-link';

export const action = () => null;

const introText = 'Enter your e-mail address to get a reset link.';

export default function ForgotPassword() {
	const { t } = useWords();
	const { mail } = useSite().features;
	return (
		<>
			<PageHead
				title={t('Forgotten password')}
				description={t(introText)}
				path={sitePaths.forgotPassword.at()}
			/>
			<Task title={t('Forgot your password?')} intro={mail ? t(introText) : <AskOwner />}>
				<ForgotForm isMailed={mail} />
				<Box marginTop="8">
					<TextLink to={sitePaths.login.at()}>{t('Back to the login')}</TextLink>
				</Box>
			</Task>
		</>
	);
}
