import { entryPaths } from '../../config/sumu-paths';
import { ListLinks } from '../../features/admin/lists/data-table/list-links';
import { ListScreen } from '../../features/admin/lists/data-table/list-screen';
import { reviewList } from '../../features/admin/lists/reviews';

export default function ManageReviews() {
	return (
		<ListScreen list={reviewList}>
			<ListLinks add={entryPaths.review.add.at()} label="Add Review" />
		</ListScreen>
	);
}
