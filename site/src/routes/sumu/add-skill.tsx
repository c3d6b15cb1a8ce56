import { PageBar } from '../../ui/sumu/page-bar';

export default function AddSkill() {
	return <PageBar title="Add Skill" />;
}
