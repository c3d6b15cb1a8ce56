import { ImportScreen } from '../../features/admin/transfer/import-screen';

export default function Import() {
	return <ImportScreen />;
}
