/**
 * Function body of the page that lists what does not fit into its width: the page itself, and each text that reaches
 * over the edge of the window or of a box that cuts it off. What scrolls, ends in an ellipsis or is for screen readers
 * alone may reach over.
 */
export const FIND_CUT_OFF = `
  const root = document.documentElement;
  const faults = [];
  if (root.scrollWidth > root.clientWidth) {
    faults.push("the page scrolls " + (root.scrollWidth - root.clientWidth) + " px sideways");
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const mayReachOver = (style, box) =>
    /auto|scroll/u.test(style.overflowX) ||
    style.textOverflow === "ellipsis" ||
    style.webkitLineClamp > 0 ||
    style.clipPath !== "none" ||
    style.visibility === "hidden" ||
    box.width <= 1;
  const cutBy = (text) => {
    range.selectNodeContents(text);
    const reach = range.getBoundingClientRect();
    if (reach.width === 0 || reach.height === 0) return null;
    for (let element = text.parentElement; element !== null && element !== root; element = element.parentElement) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (mayReachOver(style, box)) return null;
      const cuts = /hidden|clip/u.test(style.overflowX) && element !== document.body;
      if (cuts && (reach.right > box.right + 1 || reach.left < box.left - 1)) return element.className || element.localName;
      if (style.position === "fixed") break;
    }
    return reach.right > root.clientWidth + 1 || reach.left < -1 ? "the window" : null;
  };
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.data.trim() === "" || text.parentElement.closest("script, style, svg, [hidden], [inert]") !== null) continue;
    const cut = cutBy(text);
    if (cut !== null) faults.push("« " + text.data.trim().slice(0, 60) + " » is cut off by " + cut);
  }
  return faults;
`;

/** Function body of the page that lists the names of zones on a photo that the line from their zone does not end at. */
export const FIND_STRAY_LEADERS = `
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  return [...document.querySelectorAll(".cn-mask-viewer__callouts > *")]
    .filter((zone) => zone.checkVisibility())
    .filter((zone) => {
      const [leader, dot, chip] = ["leader", "dot", "chip"].map((part) =>
        zone.querySelector(".cn-mask-viewer__" + part).getBoundingClientRect(),
      );
      const [from, to] = [middle(dot), middle(chip)];
      const ends = [Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.max(from[0], to[0]), Math.max(from[1], to[1])];
      return [leader.left, leader.top, leader.right, leader.bottom].some((edge, side) => Math.abs(edge - ends[side]) > 3);
    })
    .map((zone) => zone.textContent);
`;
