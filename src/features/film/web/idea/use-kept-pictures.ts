import type { ContractRouterClient } from '@orpc/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import type { filmContract } from '../../contract.ts';
import type { OwnCharacter } from './idea-form.ts';

/**
 * Asks the server which pictures of these characters it still has: it removes uploads that no film uses within a day.
 * Returns the characters with fresh links, and the ids of pictures that are gone.
 */
export function useKeptPictures(characters: readonly OwnCharacter[]): {
  characters: OwnCharacter[];
  gone: ReadonlySet<string>;
  askAgain: () => void;
} {
  const { films } = useApi<{ films: ContractRouterClient<typeof filmContract> }>();
  const asked = characters.map(({ pictureId }) => pictureId);
  const { data, refetch } = useQuery({
    queryKey: ['character-pictures', ...asked],
    queryFn: async ({ signal }) => {
      const { pictures } = await films.findCharacterPictures({ ids: asked }, { signal });
      return { asked, paths: new Map(pictures.map(({ id, picture }) => [id, picture.path])) };
    },
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () => ({
      characters: characters.map((one) => ({ ...one, path: data?.paths.get(one.pictureId) ?? one.path })),
      gone: new Set(data?.asked.filter((id) => !data.paths.has(id))),
      askAgain: () => void refetch(),
    }),
    [characters, data, refetch],
  );
}
