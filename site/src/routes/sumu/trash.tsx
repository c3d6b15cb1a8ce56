import { TrashScreen } from '../../features/admin/lists/trash-screen';

export default function Trash() {
	return <TrashScreen />;
}
