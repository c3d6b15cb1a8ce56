import { PageBar } from '../../ui/sumu/page-bar';

export default function SkillUpdate() {
	return <PageBar title="Update Skill" />;
}
