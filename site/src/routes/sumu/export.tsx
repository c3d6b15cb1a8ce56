import { ExportScreen } from '../../features/admin/transfer/export-screen';

export default function Export() {
	return <ExportScreen />;
}
