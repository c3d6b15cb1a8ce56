import { Navigate } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { Task } from '../../features/account/sign-in/components/form-page';
import { ResetForm } from '../../features/account/sign-in/components/reset-form';
import { PageHead } from '../../features/seo/components/page-head';
import { useFragment } from '../../lib/document/page-hooks';
import { useClientTexts, useWords } from '../../lib/words/use-words';

export const action = () => null;

const introText = 'At least six letters and digits. You’ll be signed out on all other devices.';

export default function ResetPassword() {
	const { t } = useWords();
	const code = useFragment('code');
	useClientTexts('Repeat the new password', 'Save the password');
	if (code === '') return <Navigate to={sitePaths.forgotPassword.at()} replace />;
	return (
		<>
			<PageHead
				title={t('New password')}
				description={t(introText)}
				path={sitePaths.resetPassword.at()}
				isPrivate
			/>
			<Task title={t('Set a new password')} intro={t(introText)}>
				{code && <ResetForm code={code} />}
			</Task>
		</>
	);
}
