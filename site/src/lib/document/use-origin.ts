import { useRouteLoaderData } from 'react-router-dom';

/** The site's canonical origin, which only the server knows. */
export const useOrigin = () => useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
