/** The tags of an article and whether it counts; null for an article that is not there. */
export interface TaggedNews {
  readonly published: boolean;
  readonly tags: readonly string[];
}

/**
 * Gives what a change of an article does to the `news_count` of its tags: +1 and −1 per tag text, nothing for a tag that
 * stays. Only published news count. Null before for a new article, null after for a deleted one.
 */
export function tagCountChanges(before: TaggedNews | null, after: TaggedNews | null): Map<string, 1 | -1> {
  const had = countedTags(before);
  const has = countedTags(after);
  const changes = new Map<string, 1 | -1>();
  for (const tag of had) if (!has.has(tag)) changes.set(tag, -1);
  for (const tag of has) if (!had.has(tag)) changes.set(tag, 1);
  return changes;
}

function countedTags(news: TaggedNews | null): ReadonlySet<string> {
  return new Set(news?.published ? news.tags : []);
}
