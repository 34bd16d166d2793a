"""A recorder in the page: where the board and the pieces are in every frame."""

from __future__ import annotations

from typing import Any

from tests.browser.guest import Guest

# Each frame: the box of every area and board; each piece that lies outside its zone. A picked card of a fan is lifted.
_RECORDER = """() => {
    const seen = window.__stage = { frames: 0, boxes: {}, outside: {}, shift: 0 }
    const AREAS = '.a-board, .a-board .zone:not(.s-wide) > .board, .a-board .port, .dock, .bar'
    const FIXED = AREAS + ', .a-board .port .hex:not(.ghost)'
    const name = (node) => (node.dataset.id ?? node.className) + (node.closest('.port')?.dataset.look ?? '')
    const note = (key, box) => {
        const text = [box.x, box.y, box.width, box.height].map((n) => n.toFixed(1)).join(' ')
        const all = seen.boxes[key] ??= {}
        all[text] = (all[text] ?? 0) + 1
    }
    const LIFT = 14
    const inside = (a, b) =>
        a.left >= b.left - 4 && a.right <= b.right + 4 && a.top >= b.top - LIFT && a.bottom <= b.bottom + 4
    const frame = () => {
        seen.frames++
        document.querySelectorAll(FIXED).forEach((node, i) => {
            const zone = node.closest('[data-id]')
            if (node.checkVisibility()) note(`${zone ? name(zone) : ''} ${node.className.split(' ')[0]}`,
                node.getBoundingClientRect())
        })
        for (const piece of document.querySelectorAll('.piece[data-id]')) {
            const zone = piece.closest('.sea') ?? piece.parentElement.closest('.zone')
            if (!zone || !piece.checkVisibility({ visibilityProperty: true })) continue
            if (!inside(piece.getBoundingClientRect(), zone.getBoundingClientRect()))
                seen.outside[`${name(piece)} in ${name(zone)}`] = true
        }
        seen.next = requestAnimationFrame(moving() ? frame : rest)
    }
    // Where nothing changes there is nothing to see: three idle windows would else keep the machine busy.
    const STILL = 300
    let changed = performance.now(), resting = false
    const moving = () => performance.now() - changed < STILL || document.getAnimations().length > 0
    const rest = () => { resting = true }
    new MutationObserver(() => {
        changed = performance.now()
        if (resting) { resting = false; seen.next = requestAnimationFrame(frame) }
    }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            for (const source of entry.sources ?? [])
                if (source.node instanceof Element && source.node.matches(AREAS)) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: false })
    seen.next = requestAnimationFrame(frame)
}"""


def record(guest: Guest) -> None:
    """Begin to look at every frame."""
    guest.page.evaluate(_RECORDER)


def recorded(guest: Guest) -> dict[str, Any]:
    """Return what was seen: frames, boxes by area, pieces outside their zones, layout shift of the board."""
    found: dict[str, Any] = guest.page.evaluate("() => window.__stage")
    return found


def unsteady(seen: dict[str, Any]) -> dict[str, list[str]]:
    """Return the areas that had more than one place or size.  A map that is panned on purpose begins again."""
    return {key: list(boxes) for key, boxes in seen["boxes"].items() if _spread(boxes) > 1}


def _spread(boxes: dict[str, int]) -> float:
    """Return by how many pixels the boxes differ at most; scrolling rounds to whole ones."""
    edges = zip(*[[float(edge) for edge in box.split()] for box in boxes], strict=True)
    return max([max(edge) - min(edge) for edge in edges], default=0.0)
