import { Outlet } from 'react-router-dom';
import { QueryProvider } from '../lib/query';

/** Around the pages that read queries as soon as they show: all but home. */
export default function WithQueries() {
	return (
		<QueryProvider>
			<Outlet />
		</QueryProvider>
	);
}
