import { PageBar } from '../../ui/sumu/page-bar';

export default function ManageServices() {
	return <PageBar title="Manage Services" />;
}
