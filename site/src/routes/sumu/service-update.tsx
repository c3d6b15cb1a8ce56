import { PageBar } from '../../ui/sumu/page-bar';

export default function ServiceUpdate() {
	return <PageBar title="Update Service" />;
}
