import { useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths';
import { Task } from '../../features/account/sign-in/components/form-page';
import { GoogleReturn } from '../../features/account/sign-in/components/google-return';
import { PageHead } from '../../features/seo/components/page-head';
import { ownPath } from '../../lib/auth';

const intro = 'Google has told us who you are.';

export default function AfterGoogle() {
	const [search] = useSearchParams();
	return (
		<>
			<PageHead title="Signing in" description={intro} path={paths.googleDone.at()} isPrivate />
			<Task title="Signing you in" intro={intro}>
				<GoogleReturn redirect={ownPath(search.get('redirect') ?? '') ?? '/home'} />
			</Task>
		</>
	);
}
