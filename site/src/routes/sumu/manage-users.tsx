import { ListScreen } from '../../features/manage/kit/list-screen';
import { managedUsers } from '../../features/manage/lists/users';

export default function ManageUsers() {
	return <ListScreen managed={managedUsers} />;
}
