import { PageBar } from '../../ui/sumu/page-bar';

export default function UploadService() {
	return <PageBar title="Add Service" />;
}
