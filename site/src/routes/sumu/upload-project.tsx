import { PageBar } from '../../ui/sumu/page-bar';

export default function UploadProject() {
	return <PageBar title="Add Project" />;
}
