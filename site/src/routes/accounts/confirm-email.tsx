import { paths } from '../../config/paths';
import { Confirmation } from '../../features/account/sign-in/components/confirmation';
import { Task } from '../../features/account/sign-in/components/form-page';
import { PageHead } from '../../features/seo/components/page-head';
import { useFragment } from '../../lib/document/use-fragment';

const intro = 'So that mails of this site reach you, and nobody else.';

export default function ConfirmEmail() {
	const code = useFragment('code');
	return (
		<>
			<PageHead
				title="Confirm your e-mail"
				description={intro}
				path={paths.confirmEmail.at()}
				isPrivate
			/>
			<Task title="Confirm your address" intro={intro}>
				{code !== undefined && <Confirmation code={code} />}
			</Task>
		</>
	);
}
