import { PageBar } from '../../ui/sumu/page-bar';

export default function ProjectUpdate() {
	return <PageBar title="Update Project" />;
}
