import { Outlet } from 'react-router-dom';
import { QueryProvider } from '../lib/query';

/** Layout for every page except home, with a query client. */
export default function WithQueries() {
	return (
		<QueryProvider>
			<Outlet />
		</QueryProvider>
	);
}
