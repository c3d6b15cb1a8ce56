import { blogSearch } from '../blog/search';
import { projectSearch } from '../project/search';

/** What visitors search. */
export const searched = { projects: projectSearch, posts: blogSearch } as const;
