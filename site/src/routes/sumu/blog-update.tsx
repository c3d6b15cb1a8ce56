import { PageBar } from '../../ui/sumu/page-bar';

export default function BlogUpdate() {
	return <PageBar title="Update Blog" />;
}
