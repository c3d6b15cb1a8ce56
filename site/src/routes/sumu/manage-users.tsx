import { ListScreen } from '../../features/admin/lists/data-table/list-screen';
import { userList } from '../../features/admin/lists/users';

export default function ManageUsers() {
	return <ListScreen list={userList} />;
}
