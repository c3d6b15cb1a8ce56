import { Box } from '@chakra-ui/react';
import { skillGroups } from '@sumu/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Empty } from '../../../ui/empty';
import { PageHeader } from '../../../ui/page-header';
import { skillsQuery } from '../api/list-skills';
import { Cloth } from './cloth';
import { GroupLinks } from './group-links';
import { GroupSection } from './group-section';

/** Every skill of every category, first as one cloth, then one by one. */
export function SkillPage({ intro }: { intro: string }) {
	const { say } = useWords();
	const { data: groups } = useSuspenseQuery(skillsQuery());
	const shown = skillGroups.filter((group) => groups[group].length > 0);
	return (
		<>
			<Container paddingTop={{ base: '8', lg: '12' }}>
				<PageHeader title={say('Skills')} intro={intro} />
				{shown.length === 0 ? (
					<Empty />
				) : (
					<Box marginTop={{ base: '8', lg: '16' }} marginBottom={{ base: '12', lg: '24' }}>
						<Cloth groups={groups} />
						<GroupLinks groups={groups} shown={shown} />
					</Box>
				)}
			</Container>
			{shown.map((group, index) => (
				<GroupSection
					key={group}
					group={group}
					number={String(index + 1).padStart(2, '0')}
					skills={groups[group]}
				/>
			))}
		</>
	);
}
