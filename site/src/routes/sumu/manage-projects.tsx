import { PageBar } from '../../ui/sumu/page-bar';

export default function ManageProjects() {
	return <PageBar title="Manage Projects" />;
}
