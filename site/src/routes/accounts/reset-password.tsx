import { Navigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { Task } from '../../features/account/sign-in/components/form-page';
import { ResetForm } from '../../features/account/sign-in/components/reset-form';
import { PageHead } from '../../features/seo/components/page-head';
import { useFragment } from '../../lib/document/use-fragment';

export const action = () => null;

const intro = 'At least six letters and digits. All other devices are signed out.';

export default function ResetPassword() {
	const code = useFragment('code');
	if (code === '') return <Navigate to={paths.forgotPassword.at()} replace />;
	return (
		<>
			<PageHead
				title="New password"
				description={intro}
				path={paths.resetPassword.at()}
				isPrivate
			/>
			<Task title="Set a new password" intro={intro}>
				{code && <ResetForm code={code} />}
			</Task>
		</>
	);
}
