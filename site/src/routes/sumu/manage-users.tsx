import { PageBar } from '../../ui/sumu/page-bar';

export default function ManageUsers() {
	return <PageBar title="Manage Users" />;
}
