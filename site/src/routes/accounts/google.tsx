import { useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths';
import { GoogleReturn } from '../../features/accounts/components/google-return';
import { Task } from '../../features/accounts/components/task';
import { PageHead } from '../../features/site-setting/components/page-head';
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
