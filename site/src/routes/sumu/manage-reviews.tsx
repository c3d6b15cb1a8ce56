import { PageBar } from '../../ui/sumu/page-bar';

export default function ManageReviews() {
	return <PageBar title="Manage Reviews" />;
}
