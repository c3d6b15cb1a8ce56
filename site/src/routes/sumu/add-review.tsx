import { PageBar } from '../../ui/sumu/page-bar';

export default function AddReview() {
	return <PageBar title="Add Review" />;
}
