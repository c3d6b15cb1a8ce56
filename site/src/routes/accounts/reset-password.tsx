import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { Task } from '../../features/account/sign-in/components/form-page';
import { ResetForm } from '../../features/account/sign-in/components/reset-form';
import { PageHead } from '../../features/seo/components/page-head';
import { useFragment } from '../../lib/document/use-fragment';
import { useWords } from '../../lib/words/use-words';

export const action = () => null;

const intro = 'At least six letters and digits. All other devices are signed out.';

export default function ResetPassword() {
	const { say } = useWords();
	const code = useFragment('code');
	if (code === '') return <Navigate to={paths.forgotPassword.at()} replace />;
	return (
		<>
			<PageHead
				title={say('New password')}
				description={say(intro)}
				path={paths.resetPassword.at()}
				isPrivate
			/>
			<Task title={say('Set a new password')} intro={say(intro)}>
				{code && <ResetForm code={code} />}
			</Task>
		</>
	);
}
