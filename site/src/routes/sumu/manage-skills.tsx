import { PageBar } from '../../ui/sumu/page-bar';

export default function ManageSkills() {
	return <PageBar title="Manage Skills" />;
}
