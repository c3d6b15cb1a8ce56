import { Box } from '@chakra-ui/react';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Decoration } from '../../../ui/decoration';
import { Empty } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { useSkillGroups } from '../use-skill-groups';
import { GroupSection } from './group-section';
import { Cloth, GroupLinks, hasPercentage } from './skill-chart';

/** All skills by category: first as one cloth, then as bars. */
export function SkillPage({ intro }: { intro: string }) {
	const { place, t } = useWords();
	const groups = useSkillGroups().filter(({ skills }) => skills.length > 0);
	const ratedGroups = groups
		.map((group) => ({ ...group, skills: group.skills.filter(hasPercentage) }))
		.filter(({ skills }) => skills.length > 0);
	return (
		<>
			<Container paddingTop={{ base: '8', lg: '12' }}>
				<PageHeader title={t('Skills')} intro={intro} />
				{groups.length === 0 ? (
					<Empty />
				) : (
					<Box marginTop={{ base: '8', lg: '16' }} marginBottom={{ base: '12', lg: '24' }}>
						{ratedGroups.length > 0 && (
							<Decoration>
								<Cloth groups={ratedGroups} />
							</Decoration>
						)}
						<GroupLinks groups={groups} />
					</Box>
				)}
			</Container>
			{groups.map((group, index) => (
				<GroupSection key={group.key} group={group} number={place(index + 1)} />
			))}
		</>
	);
}
