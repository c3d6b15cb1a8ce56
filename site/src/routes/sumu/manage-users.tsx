import { ListScreen } from '../../features/admin/lists/data-table/list-screen';
import { managedUsers } from '../../features/admin/lists/users';

export default function ManageUsers() {
	return <ListScreen managed={managedUsers} />;
}
